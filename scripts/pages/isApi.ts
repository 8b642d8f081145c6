/** Whether an address is one of the product's server, or of the risk module. */
export const isApi = ({ pathname }: URL) => /^\/(risk\/)?api\//.test(pathname);
