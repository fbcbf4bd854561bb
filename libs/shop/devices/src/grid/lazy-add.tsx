import type { Product, Sku } from '@soe/contracts'
import { optionalPart } from '@soe/shop-platform'
import { memo } from 'react'

const Add = optionalPart(() => import('./add-accessory').then((module) => module.AddAccessory), 'idle')

export const prepareAdd = Add.prepare

/** Remembered, because what changes around it before its code has come would drop what a server has drawn. */
export const AddAccessory = memo((props: { product: Product; sku: Sku }) => <Add {...props} />)
