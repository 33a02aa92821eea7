import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function OfferBannerLayout() {
  return (
    <SiteFrame layout="offer-banner">
      <Outlet />
    </SiteFrame>
  )
}
