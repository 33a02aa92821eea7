import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function PartnerLayout() {
  return (
    <SiteFrame layout="partner">
      <Outlet />
    </SiteFrame>
  )
}
