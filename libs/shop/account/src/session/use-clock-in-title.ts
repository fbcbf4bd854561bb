import { useEffect, useRef } from 'react'

/** The tab's title starts with the clock while it shows. */
export const useClockInTitle = (clock: string) => {
  const title = useRef<string>(undefined)
  useEffect(() => {
    title.current ??= document.title
    document.title = `${clock} ${title.current}`
  }, [clock])
  useEffect(
    () => () => {
      if (title.current !== undefined) document.title = title.current
    },
    [],
  )
}
