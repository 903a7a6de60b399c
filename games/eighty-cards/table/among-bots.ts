/** What is proposed where all others are bots. They do not mind waiting for an answer (EC-16.7). */
export const AMONG_BOTS = { answerTime: 'none' } as const;
