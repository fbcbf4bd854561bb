/** The campaign's name, in lower case. */
export const friendsAndFamily = 'friendsandfamily'
