export const friendsAndFamily = 'friendsandfamily'
