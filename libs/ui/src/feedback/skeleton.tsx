import styles from './skeleton.module.css'

type Length = `${number}%` | `${number}rem` | number

interface SkeletonProps {
  width?: Length
  height?: Length
  /** Width to height, in place of a height. */
  ratio?: number
}

/** Holds the place of what comes, in its shape. Mark the container `aria-busy`. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  const box = ratio === undefined ? undefined : `0 0 ${ratio} 1`
  return <svg className={styles.block} width={width} height={height} viewBox={box} aria-hidden="true" />
}

/** Lines of text as tall as the text around them; the last one is short. */
export function SkeletonText({ lines = 1, width = '100%' }: { lines?: number; width?: Length }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <svg key={line} className={styles.line} width={width} />
      ))}
    </div>
  )
}
