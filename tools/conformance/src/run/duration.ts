/** Milliseconds of an ISO 8601 duration of hours, minutes and seconds. */
export const durationOf = (text: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(text) ?? []
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}
