import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

type Length = CSSProperties['width']

/** Holds the place of what comes, in its shape. Mark the container `aria-busy`. */
export function Skeleton({ width = '100%', height, ratio }: { width?: Length; height?: Length; ratio?: string }) {
  return <div className={styles.block} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
}

/** Lines of text as tall as the text around them; the last one is short. */
export function SkeletonText({ lines = 1, width = '100%' }: { lines?: number; width?: Length }) {
  return (
    <div style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  )
}
