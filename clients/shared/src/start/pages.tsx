import { PageSkeleton, TopProgress } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { Route, Switch } from "wouter";
import { FailurePanel } from "../errors/failure-panel.tsx";
import { useFeatures } from "../features/features-provider.tsx";
import { addTexts, type LoadCatalogue } from "../i18n/locale.ts";
import { type LoadedAhead, loadAhead } from "../parts/load-ahead.tsx";
import type { RouteRule } from "../session/guard.ts";
import { RouteGuard } from "../session/route-guard.tsx";

/** A route of a client: its patterns, who may open it, and its code. */
export interface PageRoute {
  paths: readonly (string | RegExp)[];
  rule: RouteRule;
  /** True for pages that exist also while only the back-office is open. Source: P-036, G-12. */
  inBothModes?: boolean;
  load: () => Promise<{ Screen: ComponentType }>;
  /** The catalogue of its area, when that is not the client's own. */
  texts?: LoadCatalogue;
  Screen: LoadedAhead<object>;
}

/** Declares a route whose code is loaded when it is first opened. */
export function pageRule(route: Omit<PageRoute, "Screen">): PageRoute {
  const { load, texts } = route;
  return {
    ...route,
    Screen: loadAhead(async () => {
      const [{ Screen }] = await Promise.all([load(), texts && addTexts(texts)]);
      return Screen;
    }),
  };
}

/** Loads the code of the page at a path, when a route has that path's first segment. */
export async function preloadPage(routes: readonly PageRoute[], path: string): Promise<unknown> {
  const segment = firstSegment(path);
  const route = routes.find(({ paths }) =>
    paths.some((pattern) => (typeof pattern === "string" ? firstSegment(pattern) === segment : pattern.test(path))),
  );
  return route?.Screen.load();
}

function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}

/** Draws the page of the present address, once it is known which routes exist and who asks. Source: P-035 to P-039. */
export function Pages({ routes, missing }: { routes: readonly PageRoute[]; missing: ReactNode }): ReactNode {
  return (
    <Switch>
      {routes.flatMap((route) =>
        route.paths.map((path) => (
          <Route key={String(path)} path={path}>
            <Page route={route} missing={missing} />
          </Route>
        )),
      )}
      <Route>{missing}</Route>
    </Switch>
  );
}

function Page({ route, missing }: { route: PageRoute; missing: ReactNode }): ReactNode {
  const { t } = useLingui();
  const features = useFeatures();
  if (!route.inBothModes) {
    if (!features) return <TopProgress label={t`The portal is being opened`} />;
    if (!features.oldApp) return missing;
  }
  const waiting = <PageSkeleton label={t`The page is being loaded`} />;
  return (
    <RouteGuard
      rule={route.rule}
      waiting={waiting}
      failed={({ error, retry }) => <FailurePanel error={error} onRetry={retry} level={1} />}
    >
      <Suspense fallback={waiting}>
        <route.Screen />
      </Suspense>
    </RouteGuard>
  );
}
