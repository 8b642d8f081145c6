/** Names the pages of an emergency for `useLastVisit`. */
export const emergencyVisit = (id: number) => `emergency ${id}`;
