import { useRef } from 'react'

/** Lets one call through until it is released: both clicks of a double click come before the next render. */
export const useOneAtATime = () => {
  const isRunning = useRef(false)
  return {
    start: (run: () => void) => {
      if (isRunning.current) return
      isRunning.current = true
      run()
    },
    release: () => {
      isRunning.current = false
    },
  }
}
