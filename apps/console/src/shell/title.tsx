import { useEffect } from 'react'

const name = 'soe simulator'

/** Names the window, its tab and its entry in the history, while it is mounted. */
export const Title = ({ children }: { children: string }) => {
  useEffect(() => {
    document.title = `${children} · ${name}`
    return () => void (document.title = name)
  }, [children])
  return null
}
