/** A cart or wishlist count cookie as a whole number; 'false', junk and negatives are 0. */
export const readCount = (value: string | null | undefined): number => {
  const count = Number.parseInt(value ?? '', 10)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}
