import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import styles from './status-line.module.css'

type Say = (text: string, tone?: 'plain' | 'red') => void

interface Said {
  text: string
  tone: 'plain' | 'red'
}

const SayContext = createContext<Say>(() => undefined)
const SaidContext = createContext<Said | undefined>(undefined)

const shownFor = 6000

/** What was done last, told in the last line of the screen. */
export const SayProvider = ({ children }: { children: ReactNode }) => {
  const [said, setSaid] = useState<Said>()
  const say = useCallback<Say>((text, tone = 'plain') => setSaid({ text, tone }), [])
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <SayContext value={say}>
      <SaidContext value={said}>{children}</SaidContext>
    </SayContext>
  )
}

export const useSay = () => use(SayContext)

export const StatusLine = () => {
  const said = use(SaidContext)
  return useMemo(
    () => (
      <output className={styles['status']} data-tone={said?.tone}>
        {said?.text}
      </output>
    ),
    [said],
  )
}
