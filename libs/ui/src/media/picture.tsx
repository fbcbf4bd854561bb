import { useState } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './picture.module.css'

export interface PictureProps extends ComponentPropsWithRef<'img'> {
  src: string
  alt: string
  width: number
  height: number
}

/** An image with a known ratio. A new `src` cross-fades over the old one once it has loaded. */
export function Picture({ src, alt, className, onLoad, ...rest }: PictureProps) {
  const [settled, setSettled] = useState(src)
  const [loaded, setLoaded] = useState(src)
  const changing = src !== settled
  return (
    <span className={classNames(styles.frame, className)}>
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
          onAnimationEnd={() => setSettled(src)}
        />
      </picture>
    </span>
  )
}
