import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './tile-grid.module.css'
import parts from './tile-parts.module.css'

interface TileGridProps extends ComponentPropsWithRef<'ul'> {
  /** Two a row on a phone too: tiles whose words are few. */
  isPaired?: boolean
}

/** A list of tiles, at most three a row, in hairlines that never meet. Children are `Tile`s. */
export function TileGrid({ className, isPaired = false, ...rest }: TileGridProps) {
  return <ul {...rest} className={classNames(styles.grid, isPaired && styles.paired, className)} />
}

export function Tile({ className, ...rest }: ComponentPropsWithRef<'li'>) {
  return <li {...rest} className={classNames(styles.tile, className)} />
}

/** Classes of a product's tile; the page adds what its own have besides. */
export const tileParts = parts
