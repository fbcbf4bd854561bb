/** The user agents of the app's shells; the console opens the shop in a frame under one of them. */
const userAgents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 HalyardApp/21.0',
  android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 HalyardApp/21.0',
} as const

export type AppPlatform = keyof typeof userAgents

/** A browser that holds it shows framed pages as the app would. */
export const appCookie = 'sim-app'

export const readPlatform = (value: string | undefined): AppPlatform | undefined =>
  value === 'ios' || value === 'android' ? value : undefined

export const userAgentOf = (platform: AppPlatform): string => userAgents[platform]
