const two = (part: number) => String(part).padStart(2, '0')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 14:32, in the browser's time zone. */
export const hourAndMinute = (at: number): string => {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** 14:32:21 */
export const timeOfDay = (at: number): string => `${hourAndMinute(at)}:${two(new Date(at).getSeconds())}`

/** 14:32:21.302 */
export const exactTime = (at: number): string =>
  `${timeOfDay(at)}.${String(new Date(at).getMilliseconds()).padStart(3, '0')}`

/** 20 Nov */
export const dayOf = (at: number): string => {
  const date = new Date(at)
  return `${date.getDate()} ${months[date.getMonth()]}`
}

/** 20 Nov 14:32:21 */
export const dayAndTime = (at: number): string => `${dayOf(at)} ${timeOfDay(at)}`
