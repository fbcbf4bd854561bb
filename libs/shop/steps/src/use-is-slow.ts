import { useEffect, useState } from 'react'

/** Milliseconds after which a wait counts as slow. */
const patience = 4000

export const useIsSlow = (): boolean => {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
