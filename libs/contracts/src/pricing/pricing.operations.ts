export * as estimateLine from './estimate-line'
export * as saveAcceptedMyofferData from './save-accepted-myoffer-data'
