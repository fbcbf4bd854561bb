import type { RouteData } from '@soe/contracts/routes'

/** Whether a page makes the call without being asked. Such a call extends no session. */
export const isBackground = ({ background }: Pick<RouteData, 'background'>, request: unknown): boolean => {
  if (typeof background !== 'object') return background === true
  const source = (request as { source?: unknown } | undefined)?.source
  return background.some((value) => value === source)
}
