import { expireCookie, readCookies, type Environment } from '@soe/shop-platform'

/** True while a chat with a person is under way, in whichever tab. The specification leaves its name open. */
export const lockChatCookie = 'lockChatInProgress'

export const isChatInProgress = (environment: Pick<Environment, 'cookies'>): boolean =>
  readCookies(environment)[lockChatCookie] === 'true'

export const noteChatInProgress = (environment: Pick<Environment, 'cookies' | 'now'>, isInProgress: boolean) => {
  if (isInProgress) environment.cookies.write(`${lockChatCookie}=true; path=/; samesite=lax`)
  else if (isChatInProgress(environment)) expireCookie(environment, lockChatCookie)
}
