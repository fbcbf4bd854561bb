import { useEffect, useRef, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './picture.module.css'

export interface PictureProps extends ComponentPropsWithRef<'img'> {
  src: string
  alt: string
  width: number
  height: number
}

/** The source that has failed, also where it did before the page's code ran. */
const useFailure = (src: string) => {
  const frame = useRef<HTMLSpanElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    const image = [...(frame.current?.querySelectorAll('img') ?? [])].at(-1)
    if (image?.complete) void image.decode?.().catch(() => setFailed(src))
  }, [src])
  return { frame, hasFailed: failed === src, fail: () => setFailed(src) }
}

/** Stands in the room of an image that does not come. */
const Stand = ({ alt, width, height }: Pick<PictureProps, 'alt' | 'width' | 'height'>) => (
  <span
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    className={styles.stand}
    style={{ aspectRatio: `${width} / ${height}` }}
  >
    <span aria-hidden>{alt}</span>
  </span>
)

/** An image with a known ratio. A new `src` cross-fades over the old one once it has loaded. */
export function Picture({ src, alt, className, onLoad, onError, ...rest }: PictureProps) {
  const [settled, setSettled] = useState(src)
  const [loaded, setLoaded] = useState(src)
  const changing = src !== settled
  const { frame, hasFailed, fail } = useFailure(src)
  if (hasFailed)
    return (
      <span className={classNames(styles.frame, className)}>
        <Stand alt={alt} width={rest.width} height={rest.height} />
      </span>
    )
  return (
    <span ref={frame} className={classNames(styles.frame, className)}>
      {changing && (
        <picture key={settled}>
          <img {...rest} src={settled} alt="" ref={undefined} />
        </picture>
      )}
      {/* React's server asks for a preload of every image but those in a picture element; the document has its own. */}
      <picture key={src}>
        <img
          {...rest}
          src={src}
          alt={alt}
          className={classNames(changing && (loaded === src ? styles.entering : styles.waiting))}
          onLoad={(event) => {
            setLoaded(src)
            onLoad?.(event)
          }}
          onError={(event) => {
            fail()
            onError?.(event)
          }}
          onAnimationEnd={() => setSettled(src)}
        />
      </picture>
    </span>
  )
}
