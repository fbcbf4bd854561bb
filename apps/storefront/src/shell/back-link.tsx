import { optionalPart } from '@soe/shop-platform'
import { useSearch } from 'wouter'

export const BackButton = optionalPart(() => import('./back-button').then((module) => module.BackButton))

export const asksForBack = (search: string): boolean => search.includes('showBackButton')

/** Few addresses ask for a way back with `showBackButton`. */
export const BackLink = () => asksForBack(useSearch()) && <BackButton />
