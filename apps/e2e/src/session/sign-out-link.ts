import type { Page } from '@playwright/test'

/** Opens what holds the account's links: the account's own menu, or the menu of a narrow screen. */
export const openSignOutLink = async (page: Page) => {
  const account = page.getByRole('button', { name: /^(Account of|Cuenta de) / })
  const menu = page.getByRole('button', { name: /^Men[uú]$/ })
  await account.or(menu).filter({ visible: true }).first().click()
  return page
    .getByRole('link', { name: /^(Sign out|Cerrar sesión)$/ })
    .filter({ visible: true })
    .first()
}
