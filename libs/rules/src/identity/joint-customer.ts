/** A joint customer holds wireless and home lines: `vzw|vzt`, in either order. */
export const isJointCustomer = (lineOfBusiness: string): boolean => {
  const held = lineOfBusiness.toLowerCase().split('|')
  return held.includes('vzw') && held.includes('vzt')
}
