import type { Shop } from '@soe/shop-platform'

const key = 'chosen-plan'

type Place = Pick<Shop, 'environment'>

export const rememberPlan = ({ environment }: Place, planId: string): void =>
  environment.sessionStorage.setItem(key, planId)

export const rememberedPlan = ({ environment }: Place): string | undefined =>
  environment.sessionStorage.getItem(key) ?? undefined

export const forgetPlan = ({ environment }: Place): void => environment.sessionStorage.removeItem(key)
