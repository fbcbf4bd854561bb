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
      {changing && <img key={settled} {...rest} src={settled} alt="" ref={undefined} />}
      <img
        {...rest}
        key={src}
        src={src}
        alt={alt}
        className={classNames(changing && (loaded === src ? styles.entering : styles.waiting))}
        onLoad={(event) => {
          setLoaded(src)
          onLoad?.(event)
        }}
        onAnimationEnd={() => setSettled(src)}
      />
    </span>
  )
}
