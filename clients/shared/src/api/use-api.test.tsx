import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { fakeApi, openScreen } from "../testing/index.ts";
import { useApi } from "./use-api.ts";

const COUNTRY = { id: "ES", name: "Spain" };

function open(Screen: () => ReactNode, answers: Parameters<typeof fakeApi>[0] = { "GET /country": [COUNTRY] }) {
  const api = fakeApi(answers);
  vi.stubGlobal("fetch", api.fetch);
  openScreen(<Screen />);
  return api;
}

function Name() {
  const { data } = useApi("/country", {});
  return <p>{data?.[0]?.name ?? "Nothing yet"}</p>;
}

it("lets the page be drawn before it asks, and asks once for all", async () => {
  const { requests } = open(() => (
    <>
      <Name />
      <Name />
    </>
  ));
  expect(screen.getAllByText("Nothing yet")).toHaveLength(2);
  expect(requests).toHaveLength(0);
  expect(await screen.findAllByText("Spain")).toHaveLength(2);
  expect(requests).toHaveLength(1);
});

it("draws a component again only for what that looks at", async () => {
  const drawn = vi.fn();
  function Failure() {
    const { error } = useApi("/country", {});
    drawn();
    return error ? <p>Failed</p> : <p>Fine</p>;
  }
  open(() => (
    <>
      <Failure />
      <Name />
    </>
  ));
  await screen.findByText("Spain");
  expect(drawn).toHaveBeenCalledTimes(1);
});

it("a change of what is still being read changes nothing, and does not lose the answer", async () => {
  const answer = Promise.withResolvers<Response>();
  let change = () => {};
  const { requests } = open(
    () => {
      const { data, update } = useApi("/country", {});
      change = () => update((countries) => countries.map((country) => ({ ...country, name: "Changed" })));
      return <p>{data?.[0]?.name ?? "Nothing yet"}</p>;
    },
    { "GET /country": () => answer.promise },
  );
  await waitFor(() => expect(requests).toHaveLength(1));
  change();
  answer.resolve(Response.json([COUNTRY]));
  expect(await screen.findByText("Spain")).toBeTruthy();
  change();
  expect(await screen.findByText("Changed")).toBeTruthy();
});
