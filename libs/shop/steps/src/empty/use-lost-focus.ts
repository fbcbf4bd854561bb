import { useEffect, useRef } from 'react'

/** The heading that takes the focus of what it has replaced; where nothing was, focus stays where it is. */
export const useLostFocus = (hasReplaced: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasReplaced && document.activeElement === document.body) heading.current?.focus()
  }, [hasReplaced])
  return heading
}
