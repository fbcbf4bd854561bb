import { optionalPart } from '@soe/shop-platform'
import { memo } from 'react'

const Toggle = optionalPart(() => import('./compare-toggle').then((module) => module.CompareToggle), 'idle')

export const prepareToggle = Toggle.prepare

/** Remembered, because what changes around it before its code has come would drop what a server has drawn. */
export const CompareToggle = memo((props: { slug: string; name: string }) => <Toggle {...props} />)
