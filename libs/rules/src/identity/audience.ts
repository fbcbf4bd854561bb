export const audiences = ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const

export type Audience = (typeof audiences)[number]

export const isPrepay = (audience: Audience): boolean => audience === 'prepay' || audience === 'prepay-signed-in'

export const isSignedIn = (audience: Audience): boolean => audience === 'signed-in' || audience === 'prepay-signed-in'
