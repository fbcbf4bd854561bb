import type { Product } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { deviceTexts } from '../device-texts'
import { compareTexts } from './compare-texts'
import { isDifferent, specRows, type SpecCell } from './spec-rows'
import styles from './spec-table.module.css'

const Cell = ({ cells }: { cells: readonly SpecCell[] }) => {
  const { none } = useTexts(compareTexts)
  return (
    <td>
      {cells.length === 0 && <span className={styles.note}>{none}</span>}
      {cells.map(({ value, note }) => (
        <p key={`${value} ${note}`}>
          <span className={styles.value}>{value}</span>
          {note !== undefined && <span className={styles.note}> {note}</span>}
        </p>
      ))}
    </td>
  )
}

const useRows = (products: readonly Product[]) => specRows(products, useTexts(compareTexts), useTexts(deviceTexts))

/** The specifications of one product. */
export const SpecTable = ({ product, label }: { product: Product; label: string }) => (
  <table aria-label={label} className={styles.table}>
    <tbody>
      {useRows([product]).map(({ name, cells }) => (
        <tr key={name} className={styles.line}>
          <th scope="row" className={styles.name}>
            {name}
          </th>
          <Cell cells={cells[0] ?? []} />
        </tr>
      ))}
    </tbody>
  </table>
)

interface ComparedTableProps {
  products: readonly Product[]
  label: string
  renderHead: (product: Product) => ReactNode
  renderPrice: (product: Product) => ReactNode
  /** Leaves out what the products have in common. */
  onlyDifferences: boolean
}

const NamedRow = ({ name, span, children }: { name: string; span: number; children: ReactNode }) => (
  <tbody className={styles.compared}>
    <tr>
      <th scope="rowgroup" colSpan={span} className={styles.name}>
        {name}
      </th>
    </tr>
    <tr>{children}</tr>
  </tbody>
)

/** Specifications side by side, each named above its values, so that three columns fit a phone. */
export const ComparedTable = ({ products, label, renderHead, renderPrice, onlyDifferences }: ComparedTableProps) => {
  const { price } = useTexts(compareTexts)
  const rows = useRows(products)
  const shown = onlyDifferences ? rows.filter(isDifferent) : rows
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {products.map((product) => (
            <th key={product.productId} scope="col" className={styles.head}>
              {renderHead(product)}
            </th>
          ))}
        </tr>
      </thead>
      <NamedRow name={price} span={products.length}>
        {products.map((product) => (
          <td key={product.productId}>{renderPrice(product)}</td>
        ))}
      </NamedRow>
      {shown.map(({ name, cells }) => (
        <NamedRow key={name} name={name} span={products.length}>
          {cells.map((cell, index) => (
            <Cell key={products[index]?.productId} cells={cell} />
          ))}
        </NamedRow>
      ))}
    </table>
  )
}
