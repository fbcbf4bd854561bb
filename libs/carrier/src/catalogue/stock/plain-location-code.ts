/** A store's location code goes without its hyphen. */
export const plainLocationCode = (locationCode: string): string => locationCode.replaceAll('-', '')
