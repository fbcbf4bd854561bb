import { useEffect, useState } from 'react'
import { useWorld } from './queries'

const oncePerSecond = 1000

/** The world's time in milliseconds since 1970; ticks every second unless frozen. */
export const useWorldNow = (id: string): number => {
  const { data, dataUpdatedAt } = useWorld(id)
  const [real, setReal] = useState(() => Date.now())
  const isRunning = data?.frozen === false
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setReal(Date.now()), oncePerSecond)
    return () => clearInterval(timer)
  }, [isRunning])
  const known = data ? Date.parse(data.now) : real
  return isRunning ? known + Math.max(0, real - dataUpdatedAt) : known
}
