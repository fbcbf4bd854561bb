/** `13:54` as 1:54 PM. The same on every machine, so that server and browser draw one text. */
export const formatClock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
