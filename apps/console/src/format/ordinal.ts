/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export const ordinal = (count: number): string => {
  const isTeen = count % 100 >= 11 && count % 100 <= 13
  return `${count}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`
}
