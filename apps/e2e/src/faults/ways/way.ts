import type { OperationKey } from '@soe/contracts'
import type { Page } from '@playwright/test'
import type { Persona } from '../../cart/cart-steps'

/** Moves the world's clock on, by a duration such as PT28M. */
type Advance = (duration: string) => Promise<unknown>

export type Deed = (page: Page, persona: Persona, advance: Advance) => Promise<unknown>

/** How a shopper comes to make a call: all that goes before, and what is armed for; then the call itself. */
export interface Way {
  readonly persona?: Persona
  readonly before?: Deed
  readonly call: Deed
}

/** Ways to the calls of one area. */
export type Ways = Readonly<Partial<Record<OperationKey | 'log.*' | 'storefront.chunk', Way>>>

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

export const phone = 'Orbit 12 Pro'
