import { z } from "zod";

const environment = z.object({
  SANDBOX_SOCKET: z.string().min(1),
  DATA_DIR: z.string().min(1),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  SANDBOX_FRESH: z.literal("1").optional(),
  GOOGLE_ISSUER: z.url().optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_ISSUER: z.url().optional(),
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
});

/** An identity provider: null when the embedded one serves. */
export interface ProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What the sandbox is told at start. `socket` is a unix socket path or `host:port`. */
export interface SandboxConfig {
  socket: string;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  fresh: boolean;
  providers: Record<"google" | "microsoft", ProviderConfig | null>;
}

/** Which database that is, without the names and secrets of who uses it; null for the embedded one. */
export function databaseName({ databaseUrl }: Pick<SandboxConfig, "databaseUrl">): string | null {
  if (!databaseUrl) return null;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
}

/**
 * Reads the sandbox's configuration.
 *
 * @throws Error naming every variable that is wrong
 */
export function readSandboxConfig(source: Record<string, string | undefined>): SandboxConfig {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const values = parsed.data;
  return {
    socket: values.SANDBOX_SOCKET,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL.endsWith("/") ? values.PUBLIC_URL : `${values.PUBLIC_URL}/`,
    fresh: values.SANDBOX_FRESH !== undefined,
    providers: {
      google: provider("GOOGLE", values.GOOGLE_ISSUER, values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
      microsoft: provider(
        "MICROSOFT",
        values.MICROSOFT_ISSUER,
        values.MICROSOFT_CLIENT_ID,
        values.MICROSOFT_CLIENT_SECRET,
      ),
    },
  };
}

function provider(prefix: string, issuer?: string, clientId?: string, clientSecret?: string): ProviderConfig | null {
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer || !clientId || !clientSecret) {
    throw new Error(`${prefix}_ISSUER, ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET: give all three or none`);
  }
  return { issuer, clientId, clientSecret };
}
