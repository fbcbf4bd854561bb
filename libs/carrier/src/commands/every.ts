/** The id of a command that is about all there are, where leaving the id out would name the call's own. */
export const every = '*'

/** The one that a command names; undefined where it is about all. */
export const named = (id: string | undefined): string | undefined => (id === every ? undefined : id)
