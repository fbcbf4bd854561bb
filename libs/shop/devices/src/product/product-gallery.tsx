import type { Sku } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { classNames, Picture, useReady } from '@soe/ui'
import { useRef, useState, type TouchEvent } from 'react'
import { productTexts } from '../product-texts'
import styles from './product-gallery.module.css'

const views = ['view0', 'view1', 'view2', 'view3', 'view4'] as const

/** Pixels that a swipe must cover to show the next picture. */
const swipeDistance = 40

const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const start = useRef({ x: 0, y: 0 })
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      if (touch) start.current = { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      const x = (touch?.clientX ?? 0) - start.current.x
      const y = (touch?.clientY ?? 0) - start.current.y
      if (Math.abs(x) > swipeDistance && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}

/** One large picture and its views: pair, back, front, side and camera. The view stays when the color changes. */
export const ProductGallery = ({ name, sku }: { name: string; sku: Sku }) => {
  const texts = useTexts(productTexts)
  const ready = useReady()
  const pictures = sku.imageUrlMap.imageSetUrl
  const [chosen, setChosen] = useState(0)
  const current = Math.min(chosen, pictures.length - 1)
  const swipe = useSwipe((step) => setChosen(Math.min(Math.max(current + step, 0), pictures.length - 1)))
  const labelOf = (index: number) => texts[views[index] ?? 'view0']
  const description = `${name}, ${sku.color.displayName}`
  return (
    <div className={styles.gallery}>
      <div className={styles.stage} {...swipe}>
        <Picture
          src={pictures[current] ?? sku.imageUrlMap.defaultImage}
          alt={pictures.length > 1 ? texts.pictureOf(description, labelOf(current)) : description}
          width={440}
          height={440}
          fetchPriority="high"
        />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.views} aria-label={texts.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                disabled={!ready}
                aria-label={labelOf(index)}
                aria-pressed={index === current}
                className={classNames(styles.view, index === current && styles.current)}
                onClick={() => setChosen(index)}
              >
                <img src={picture} alt="" width={440} height={440} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
