import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'
import { useSearch } from 'wouter'

export const backButton = prepared(() => import('./back-button').then((each) => each.BackButton))

export const asksForBack = (search: string): boolean => search.includes('showBackButton')

/** Few addresses ask for a way back with `showBackButton`. */
export const BackLink = () =>
  asksForBack(useSearch()) && (
    <Suspense>
      <backButton.Component />
    </Suspense>
  )
