import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import styles from './tile-grid.module.css'

/** A list of tiles, at most three a row, in hairlines that never meet. Children are `Tile`s. */
export function TileGrid({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul {...rest} className={classNames(styles.grid, className)} />
}

export function Tile({ className, ...rest }: ComponentPropsWithRef<'li'>) {
  return <li {...rest} className={classNames(styles.tile, className)} />
}
