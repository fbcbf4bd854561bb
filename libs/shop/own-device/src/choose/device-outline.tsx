import type { ProductCategory } from '@soe/contracts'
import type { ReactNode } from 'react'
import styles from './device-outline.module.css'

const phone = (
  <>
    <rect x="34" y="8" width="92" height="184" rx="16" />
    <path d="M34 44h92M34 72h92" />
    <rect x="46" y="49" width="40" height="18" rx="9" />
    <circle cx="55" cy="58" r="5" />
    <circle cx="77" cy="58" r="5" />
    <circle cx="97" cy="58" r="2.5" />
    <path d="M31.5 64v20M31.5 92v12M128.5 74v30" />
  </>
)

const tablet = (
  <>
    <rect x="14" y="14" width="132" height="172" rx="12" />
    <rect x="24" y="24" width="112" height="152" rx="4" />
    <circle cx="80" cy="19" r="1.5" />
  </>
)

const watch = (
  <>
    <rect x="44" y="58" width="72" height="84" rx="20" />
    <rect x="52" y="66" width="56" height="68" rx="14" />
    <path d="M54 58l5-46h42l5 46M54 142l5 46h42l5-46M119 88v20" />
  </>
)

const outlines: Readonly<Record<ProductCategory, ReactNode>> = {
  smartphones: phone,
  tablets: tablet,
  watches: watch,
  accessories: phone,
}

export const DeviceOutline = ({ category = 'smartphones' }: { category?: ProductCategory | undefined }) => (
  <svg className={styles.outline} viewBox="0 0 160 200" aria-hidden="true" focusable="false">
    {outlines[category]}
  </svg>
)
