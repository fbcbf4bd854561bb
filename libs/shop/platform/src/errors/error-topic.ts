/** The topic of the notice that an operation has failed: the operation's next success ends it. */
export const errorTopic = (operation: unknown): string => `error:${String(operation)}`
