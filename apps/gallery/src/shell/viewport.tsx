import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import styles from './shell.module.css'

/** How far a frame of a width shrinks to fit. */
const useScale = (width: number | undefined) => {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, scale: width === undefined || room === undefined ? 1 : Math.min(1, room / width) }
}

interface ViewportProps {
  src: string
  width: number | undefined
  frame: Ref<HTMLIFrameElement>
  onLoad: () => void
}

/** A window of its own for the story, so that its width is the width that the part asks for. */
export const Viewport = ({ src, width, frame, onLoad }: ViewportProps) => {
  const { box, scale } = useScale(width)
  return (
    <div ref={box} className={styles.viewport}>
      <iframe
        ref={frame}
        title="Story"
        src={src}
        onLoad={onLoad}
        style={{ width: width ?? '100%', height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
