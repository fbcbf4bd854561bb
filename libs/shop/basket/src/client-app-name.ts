/** How the shop names itself in calls that change the cart. */
export const clientAppName = 'SOE'
