/** The label of a field without the name of its group, which is the heading above it: 'Contact: Name' reads 'Name'. */
export const captionInGroup = (label: string) => label.split(': ').at(-1) ?? label;
