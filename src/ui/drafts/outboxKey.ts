/** The key of the outbox's index in the local storage: the entries of each user, whose ids are the `writerId` of their forms. */
export const outboxKey = 'outbox';
