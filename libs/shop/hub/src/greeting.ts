export type Greeting = 'morning' | 'afternoon' | 'evening'

export const greetingAt = (hour: number): Greeting => {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
