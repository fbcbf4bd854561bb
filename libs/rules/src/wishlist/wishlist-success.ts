/** Adding and removing succeed with this status code only. */
export const wishlistSuccess = '1'
