import { PlusIcon } from "@primer/octicons-react";
import { useState } from "react";
import preview from "../.storybook/preview.tsx";
import {
  Banner,
  BannerPlace,
  BannerStack,
  Button,
  Container,
  Dialog,
  IconButton,
  LinkButton,
  Notice,
  PageSkeleton,
  type SceneName,
  StatePanel,
  TabLinks,
  Tabs,
  TextSkeleton,
  TopProgress,
} from "../src/index.ts";

const meta = preview.meta({ title: "Feedback" });

export const Buttons = meta.story({
  render: () => (
    <Container>
      <h2>Buttons</h2>
      <Button variant="primary">Sign in</Button>
      <Button>Cancel</Button>
      <Button variant="danger">Reset the devices</Button>
      <Button variant="primary" disabled>
        Sign in
      </Button>
      <LinkButton href="#book" variant="primary">
        Open the digital book
      </LinkButton>
      <LinkButton href="#back">Back</LinkButton>
      <LinkButton href="#edit" variant="invisible">
        Edit
      </LinkButton>
      <IconButton label="Add">
        <PlusIcon />
      </IconButton>
    </Container>
  ),
});

export const Banners = meta.story({
  render: () => (
    <Container>
      <h2>Banners</h2>
      <BannerStack>
        <Banner label="Change of school" action={<LinkButton href="#school">Change school</LinkButton>}>
          <p>Do you teach at another school this year? Tell us, and your library moves with you.</p>
        </Banner>
        <BannerPlace />
        <BannerPlace isWide />
      </BannerStack>
    </Container>
  ),
});

export const Notices = meta.story({
  render: () => (
    <Container>
      <h2>Notices</h2>
      <Notice tone="success" title="Account activated">
        You can choose the titles of your library now.
      </Notice>
      <Notice tone="warning" title="That is the code of your centre" onDismiss={() => {}}>
        Nothing has to be changed.
      </Notice>
      <Notice tone="critical" title="Your library could not be saved">
        You have 104 titles and the most is 100. Take out 4 and save again.
      </Notice>
      <Notice tone="info">The students see these titles too.</Notice>
    </Container>
  ),
});

function State({ scene, title, reference }: { scene: SceneName; title: string; reference?: string }) {
  return (
    <Container>
      <StatePanel
        scene={scene}
        title={title}
        reference={reference}
        actions={
          <>
            <Button variant="primary">Try again</Button>
            <LinkButton href="#home">Go to my library</LinkButton>
          </>
        }
      >
        What happened, and what can be done about it.
      </StatePanel>
    </Container>
  );
}

export const Empty = meta.story({ render: () => <State scene="empty" title="Your shelf is ready" /> });
export const NothingFound = meta.story({
  render: () => <State scene="nothing-found" title="No resource contains “fractions”" />,
});
export const Broken = meta.story({
  render: () => <State scene="broken" title="Something went wrong" reference="8f3a21c7-0b94-4d1a-9a53-0c5d6e1f2a3b" />,
});
export const Refused = meta.story({
  render: () => <State scene="refused" title="This part is not in your account" />,
});
export const Loading = meta.story({
  render: () => (
    <Container>
      <TopProgress label="The portal is being opened" />
      <PageSkeleton label="The title is being opened" />
      <TextSkeleton />
    </Container>
  ),
});

function DialogStory() {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Container>
      <h2>Devices</h2>
      <Button onClick={() => setOpen(true)}>Reset the devices</Button>
      {open && (
        <Dialog
          title="Reset the devices?"
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="danger" onClick={close}>
                Reset
              </Button>
            </>
          }
        >
          The 3 devices of this licence are let go. The students have to open the link again.
        </Dialog>
      )}
    </Container>
  );
}

export const Question = meta.story({ render: () => <DialogStory /> });

const TABS = [
  { id: "adopted", label: "Adopted", count: 14 },
  { id: "demo", label: "Demo", count: 5 },
  { id: "extras", label: "Resources", count: 0, disabled: true },
];

function TabsStory() {
  const [selected, setSelected] = useState("adopted");
  return (
    <Container>
      <h2>Tabs</h2>
      <Tabs label="Library" tabs={TABS} selected={selected} onSelect={setSelected} panelId="panel" />
      <div id="panel" role="tabpanel" aria-label="Library">
        {selected}
      </div>
      <TabLinks
        label="Parts of the title"
        tabs={[
          { href: "#materials", label: "Teaching materials", count: 120, current: true },
          { href: "#products", label: "Digital products", count: 4, current: false },
        ]}
      />
    </Container>
  );
}

export const TabsAndLinks = meta.story({ render: () => <TabsStory /> });
