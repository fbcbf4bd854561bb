import { useEffect, useRef } from 'react'

/**
 * Asks what a form holds: at once, or once the question before it is answered. The same question is not asked twice while its
 * answer is under way.
 */
export const useInTurn = (question: string, isAsking: boolean, ask: () => void): (() => void) => {
  const asked = useRef(question)
  const isWaiting = useRef(false)
  const askNow = () => {
    asked.current = question
    ask()
  }
  const next = useRef(askNow)
  useEffect(() => {
    next.current = askNow
  })
  useEffect(() => {
    if (isAsking || !isWaiting.current) return
    isWaiting.current = false
    next.current()
  }, [isAsking])
  return () => {
    if (isAsking) isWaiting.current = question !== asked.current
    else askNow()
  }
}
