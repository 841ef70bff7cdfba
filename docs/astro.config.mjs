import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

/** The published documentation. The gateway serves it under /docs, on the origin of the portal. */
export default defineConfig({
  base: "/docs",
  outDir: "dist",
  trailingSlash: "always",
  telemetry: false,
  build: { inlineStylesheets: "never" },
  integrations: [
    starlight({
      title: "Anaquel API",
      description: "The API of the digital-resources portal: guides, reference and error catalogue.",
      logo: { src: "./src/assets/mark.svg", alt: "" },
      favicon: "/favicon.svg",
      customCss: ["./src/styles/brand.css"],
      credits: false,
      expressiveCode: { defaultProps: { wrap: true } },
      pagination: false,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
      sidebar: [
        { label: "Start here", items: ["index", "guides/first-call", "guides/sessions-and-tokens", "guides/errors"] },
        {
          label: "Guides",
          items: [
            "guides/students-links",
            "guides/content",
            "guides/payments",
            "guides/lti",
            "guides/mocks",
            "guides/sandbox",
            "guides/real-api",
            "guides/sdk",
          ],
        },
        {
          label: "Look up",
          items: [
            { label: "API reference", link: "/reference/" },
            "errors",
            "operations",
            "roles",
            "personas",
            "sentinels",
            "changelog",
          ],
        },
      ],
    }),
  ],
});
