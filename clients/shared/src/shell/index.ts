export { HeaderText } from "./header-text.tsx";
export { ImpersonationBar } from "./impersonation-bar.tsx";
export { LanguageSwitch } from "./language-switch.tsx";
export { SiteFooter } from "./site-footer.tsx";
export { WarningBanner } from "./warning-banner.tsx";
